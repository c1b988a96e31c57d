import { TextPage } from './text-page.tsx';

export default function SustainableTravelPage() {
  return <TextPage pageKey="sustainable-travel" />;
}
