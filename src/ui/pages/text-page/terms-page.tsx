import { TextPage } from './text-page.tsx';

export default function TermsPage() {
  return <TextPage pageKey="terms" />;
}
