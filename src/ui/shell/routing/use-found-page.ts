import { useRouter } from 'wouter';
import { findPage, type FoundPage } from '../../../contract/paths/find-page.ts';

/** The page of the current URL, by its encoded path: wouter's `useLocation` decodes it. */
export function useFoundPage(): FoundPage | undefined {
  const router = useRouter();
  const [pathname] = router.hook(router);
  return findPage(pathname);
}

/** A path parameter of the current page. */
export function usePart(name: string): string | undefined {
  return useFoundPage()?.parts[name];
}
