import { TextPage } from './text-page.tsx';

export default function ImprintPage() {
  return <TextPage pageKey="imprint" />;
}
