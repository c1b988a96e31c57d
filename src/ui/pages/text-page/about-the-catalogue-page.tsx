import { TextPage } from './text-page.tsx';

export default function AboutTheCataloguePage() {
  return <TextPage pageKey="about-the-catalogue" />;
}
