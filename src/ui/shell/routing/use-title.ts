import { useEffect } from 'react';

/** Sets the document title: '<title> - Rucksack'. */
export function useTitle(title: string): void {
  // The document title is outside React's root element.
  useEffect(() => {
    document.title = `${title} - Rucksack`;
  }, [title]);
}
