import { TextPage } from './text-page.tsx';

export default function ProjectsPage() {
  return <TextPage pageKey="projects" />;
}
