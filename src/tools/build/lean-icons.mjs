/** Stands for lucide's component: without its context, its class names and a second component for each icon. */
const CREATE_ICON = `import { createElement } from 'react';
import attributes from './defaultAttributes.mjs';
export default (name, shapes) => ({ size = 24, ...props }) =>
  createElement(
    'svg',
    { 'aria-hidden': true, ...attributes, width: size, height: size, ...props },
    ...shapes.map(([tag, values]) => createElement(tag, values)),
  );`;

/**
 * Vite plugin that strips unused code from lucide's icons, random React keys of shapes that never reorder among it:
 * random text does not compress.
 * @returns {import('vite').Plugin}
 */
export function leanIcons() {
  return {
    name: 'rucksack:lean-icons',
    apply: 'build',
    transform(code, id) {
      if (/lucide-react\/dist\/esm\/icons\//.test(id))
        return { code: code.replace(/,\s*key: "[^"]+"/g, ''), map: null };
      return id.includes('lucide-react/dist/esm/createLucideIcon.') ? { code: CREATE_ICON, map: null } : null;
    },
  };
}
