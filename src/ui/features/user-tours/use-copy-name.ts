import { nameForCopy, nameForDuplicate } from '../../../data/tours/copy-name.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useUserDb } from '../../layout/account/use-user-db.ts';

/** "Dunes and coast", or "Dunes and coast (copy)" if the user has a tour of that name. */
export function useCopyName(): (name: string) => Promise<string> {
  const copyLabel = useCopyLabel();
  const db = useUserDb();
  return (name) => nameForCopy(name, copyLabel, db);
}

/** Name of a duplicate: "Dunes and coast (copy)". */
export function useDuplicateName(): (name: string) => Promise<string> {
  const copyLabel = useCopyLabel();
  const db = useUserDb();
  return (name) => nameForDuplicate(name, copyLabel, db);
}

function useCopyLabel(): (name: string, count: number) => string {
  const { t } = useTranslation();
  return (name, count) =>
    count === 1 ? t('userTours.copyOf', { name }) : t('userTours.copyOfMany', { name, count });
}
