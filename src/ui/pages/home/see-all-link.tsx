import { ArrowRight } from 'lucide-react';
import { Button } from '../../components/form/button.tsx';
import { useLocale } from '../../shell/i18n/locale-context.tsx';
import type { SitePage } from '../../../contract/paths/site-paths.ts';
import { pathOf } from '../../shell/routing/paths.ts';

/** Link to the complete list. */
export function SeeAllLink({ page, children }: { page: SitePage; children: string }) {
  const locale = useLocale();
  return (
    <Button variant="text" href={pathOf(page, locale)} iconEnd={ArrowRight}>
      {children}
    </Button>
  );
}
