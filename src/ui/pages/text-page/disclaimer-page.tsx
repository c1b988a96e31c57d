import { TextPage } from './text-page.tsx';

export default function DisclaimerPage() {
  return <TextPage pageKey="disclaimer" />;
}
