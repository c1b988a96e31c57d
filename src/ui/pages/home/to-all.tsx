import { ArrowRight } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { useLocale } from '../../i18n/locale-context.tsx';
import { pathOf } from '../../routing/paths.ts';
import type { PageName } from '../../routing/paths.ts';

/** From a few to all of them. */
export function ToAll({ page, children }: { page: PageName; children: string }) {
  const locale = useLocale();
  return (
    <Button variant="text" href={pathOf(page, locale)} iconEnd={ArrowRight}>
      {children}
    </Button>
  );
}
