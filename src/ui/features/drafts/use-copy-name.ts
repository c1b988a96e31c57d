import { nameForCopy } from '../../../data/copy-name.ts';
import { useWords } from '../../i18n/use-words.ts';
import { useUserDb } from '../../layout/use-user-db.ts';

/** "Dunes and coast", or "Dunes and coast (copy)" where the person has a tour of that name. */
export function useCopyName(): (name: string) => Promise<string> {
  const { t } = useWords();
  const db = useUserDb();
  return (name) =>
    nameForCopy(
      name,
      (count) => (count === 1 ? t('drafts.copyOf', { name }) : t('drafts.copyOfMany', { name, count })),
      db,
    );
}
