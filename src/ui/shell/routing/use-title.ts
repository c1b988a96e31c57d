import { useEffect } from 'react';

/** Names the document: '<title> - Rucksack'. */
export function useTitle(title: string): void {
  // Follows the document's title, which stands outside the root element.
  useEffect(() => {
    document.title = `${title} - Rucksack`;
  }, [title]);
}
