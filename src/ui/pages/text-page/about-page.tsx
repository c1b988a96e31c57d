import { TextPage } from './text-page.tsx';

export default function AboutPage() {
  return <TextPage pageKey="about" />;
}
