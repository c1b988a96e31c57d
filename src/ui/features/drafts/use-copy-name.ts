import { nameForCopy, nameForDuplicate } from '../../../data/tours/copy-name.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useUserDb } from '../../layout/account/use-user-db.ts';

/** "Dunes and coast", or "Dunes and coast (copy)" where the person has a tour of that name. */
export function useCopyName(): (name: string) => Promise<string> {
  const marked = useMarkedName();
  const db = useUserDb();
  return (name) => nameForCopy(name, marked, db);
}

/** "Dunes and coast (copy)", beside its original. */
export function useDoubleName(): (name: string) => Promise<string> {
  const marked = useMarkedName();
  const db = useUserDb();
  return (name) => nameForDuplicate(name, marked, db);
}

function useMarkedName(): (name: string, count: number) => string {
  const { t } = useTranslation();
  return (name, count) =>
    count === 1 ? t('drafts.copyOf', { name }) : t('drafts.copyOfMany', { name, count });
}
