import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Router } from 'wouter';
import { homeScene } from '../../../src/contract/paths/home-scene.ts';
import { readImageQuery } from '../../../src/server/images/image-request.ts';
import { ExperiencePicture } from '../../../src/ui/components/experience-picture.tsx';
import { HomeScene } from '../../../src/ui/shell/components/home-scene.tsx';
import { HtmlText } from '../../../src/ui/components/html-text.tsx';

const BASE = 'https://images.example';
beforeEach(() => {
  document.head.innerHTML = `<link rel="preconnect" href="${BASE}" data-images>`;
});
afterEach(() => {
  document.head.innerHTML = '';
});

function sources(uri: string): string[] {
  const { container } = render(<ExperiencePicture picture={{ uri }} palette={[]} sizes="1px" alt="" />);
  const image = container.querySelector('img');
  return [image?.src ?? '', ...(image?.srcset.split(', ') ?? [])];
}

it('takes every size of a picture from the service that the HTML names', () => {
  const urls = sources('/images/namibia/deadvlei/deadvlei.webp?v=1');
  expect(urls.length).toBeGreaterThan(2);
  expect(urls.filter((url) => !url.startsWith(`${BASE}/images/namibia/deadvlei/`))).toEqual([]);
});

it('takes them from the site where the HTML names none', () => {
  document.head.innerHTML = '';
  const urls = sources('/images/namibia/deadvlei/deadvlei.webp?v=1');
  expect(
    urls.filter((url) => new URL(url.split(' ')[0] ?? '', location.href).origin !== location.origin),
  ).toEqual([]);
});

it('takes uploads from the site: what a user removes is gone at once', () => {
  expect(sources('/images/user/0f.webp')[1]).toMatch(/^\/images\/user\/0f\.webp/);
});

it('takes the pictures inside of a text from the service as well, and leaves its words alone', () => {
  const html =
    '<p>See "/images/" here</p><img src="/images/a/b/b.webp?w=1" srcset="/images/a/b/b.webp?w=1 1w, /images/a/b/b.webp?w=2 2w" alt="">';
  const { container } = render(
    <Router>
      <HtmlText html={html} />
    </Router>,
  );
  const image = container.querySelector('img');
  expect(image?.getAttribute('src')).toBe(`${BASE}/images/a/b/b.webp?w=1`);
  expect(image?.srcset).toBe(`${BASE}/images/a/b/b.webp?w=1 1w, ${BASE}/images/a/b/b.webp?w=2 2w`);
  expect(container.querySelector('p')?.textContent).toBe('See "/images/" here');
});

it('takes the picture of the first screen from there, as the HTML of the server does', () => {
  const { container } = render(<HomeScene className={undefined} />);
  const urls = [...container.querySelectorAll('source')].map((source) => source.srcset);
  expect([...urls, container.querySelector('img')?.src]).toEqual([
    ...homeScene(BASE).map(({ src }) => src),
    homeScene(BASE).at(-1)?.src,
  ]);
});

it('the picture of the first screen is cut in sizes that the server knows', () => {
  for (const { src } of homeScene('')) {
    const query = readImageQuery(new URL(src, 'http://here').searchParams);
    expect(query).toMatchObject({ focus: [0.75, 0.42] });
  }
});
