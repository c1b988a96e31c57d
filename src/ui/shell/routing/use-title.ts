import { useEffect } from 'react';

/** Sets the document title: '<title> - Rucksack'. */
export function useTitle(title: string): void {
  // Syncs the document title, which lies outside the root element.
  useEffect(() => {
    document.title = `${title} - Rucksack`;
  }, [title]);
}
