/**
 * Vite plugin: each shape of an icon carries a random key of six signs, by which React would tell shapes apart that
 * change their order. These never do, and what is random does not compress.
 * @returns {import('vite').Plugin}
 */
export function leanIcons() {
  return {
    name: 'rucksack:lean-icons',
    apply: 'build',
    transform(code, id) {
      if (!/lucide-react\/dist\/esm\/icons\//.test(id)) return null;
      return { code: code.replace(/, key: "[^"]+"/g, ''), map: null };
    },
  };
}
