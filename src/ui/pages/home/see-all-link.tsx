import { ArrowRight } from 'lucide-react';
import { Button } from '../../components/form/button.tsx';
import { useLocale } from '../../shell/i18n/locale-context.tsx';
import type { SitePage } from '../../../contract/paths/site-paths.ts';
import { pathOf } from '../../shell/routing/paths.ts';

/** Link to the complete list. */
export function SeeAllLink(props: {
  page: SitePage;
  query?: Readonly<Record<string, string>>;
  children: string;
}) {
  const { page, query, children } = props;
  const locale = useLocale();
  return (
    <Button variant="text" href={pathOf(page, locale, query)} iconEnd={ArrowRight}>
      {children}
    </Button>
  );
}
