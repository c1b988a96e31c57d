/**
 * Vite plugin that strips unused code from lucide's icons: random React keys of shapes that never reorder (random text
 * does not compress), and class and display names per icon.
 * @returns {import('vite').Plugin}
 */
export function leanIcons() {
  return {
    name: 'rucksack:lean-icons',
    apply: 'build',
    transform(code, id) {
      if (/lucide-react\/dist\/esm\/icons\//.test(id))
        return { code: code.replace(/, key: "[^"]+"/g, ''), map: null };
      if (!id.includes('lucide-react/dist/esm/createLucideIcon.')) return null;
      const lean = code
        .replace(/mergeClasses\([^)]+\)\)\}`,[^)]+className\s+\)/, 'className')
        .replace(/Component\.displayName = [^;]+;/, '');
      // Fail if another release of lucide has different code.
      if (/mergeClasses\(|displayName/.test(lean))
        throw new Error('unexpected source code of a lucide-react icon');
      return { code: lean, map: null };
    },
  };
}
