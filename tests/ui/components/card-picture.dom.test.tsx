import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CardPicture } from '../../../src/ui/components/picture/card-picture.tsx';
import { HtmlText } from '../../../src/ui/components/html-text.tsx';
import { PictureView } from '../../../src/ui/shell/state/picture-view.tsx';

const uri = (name: string) => `/images/sri-lanka/${name}/${name}.webp?v=1`;

function Card({ names }: { names: readonly string[] }) {
  const pictures = names.map((name) => ({ uri: uri(name) }));
  return <CardPicture pictures={pictures} countries={['sri-lanka']} palette={[]} sizes="1px" alt="" />;
}

afterEach(cleanup);

/** Names of the pictures in the order of the page, flags among them. */
function shown(): string[] {
  return [...document.querySelectorAll('img')].map(({ src }) => /([^/]+)\.(webp|svg)/.exec(src)?.[1] ?? src);
}

const view = (...cards: (readonly string[])[]) => (
  <PictureView>
    {cards.map((names) => (
      <Card key={names.join()} names={names} />
    ))}
  </PictureView>
);

it('shows no picture twice: the further scene where the first is shown, flags where both are', async () => {
  await act(async () => {
    render(view(['ella', 'ella-further'], ['kandy', 'ella'], ['ella', 'kandy', 'ella-further'], ['kandy']));
    await import('../../../src/ui/components/picture/flag-map.tsx');
  });
  expect(shown()).toEqual(['ella', 'kandy', 'ella-further', 'lk']);
});

it('keeps what is on screen when cards come and go, and gives free what is gone', () => {
  const first = ['ella'];
  const second = ['ella', 'ella-further'];
  const { rerender } = render(view(first, second));
  expect(shown()).toEqual(['ella', 'ella-further']);
  rerender(view(second));
  expect(shown()).toEqual(['ella-further']);
  rerender(view(second, ['kandy'], first));
  expect(shown()).toEqual(['ella-further', 'kandy', 'ella']);
});

it('counts pictures of texts, and those of another view do not count', () => {
  const html = `<figure><img src="${uri('ella')}&amp;w=800&amp;h=450" alt=""></figure>`;
  render(
    <>
      <PictureView>
        <HtmlText html={html} />
        <Card names={['ella', 'kandy']} />
      </PictureView>
      <PictureView>
        <Card names={['ella']} />
      </PictureView>
      <Card names={['ella']} />
    </>,
  );
  expect(shown()).toEqual(['ella', 'kandy', 'ella', 'ella']);
  expect(screen.queryAllByRole('img')).toEqual([]);
});
