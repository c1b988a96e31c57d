/**
 * Vite plugin that leaves out of lucide's icons what nothing here reads. Each shape carries a random key of six signs, by
 * which React would tell shapes apart that change their order: these never do, and what is random does not compress.
 * Each icon makes class names and a display name of its own name when its file is read.
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
      // Another release may be written otherwise.
      if (/mergeClasses\(|displayName/.test(lean))
        throw new Error('unexpected source code of a lucide-react icon');
      return { code: lean, map: null };
    },
  };
}
