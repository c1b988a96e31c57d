import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from '../../../src/ui/components/avatar.tsx';

function addressOf(image: string): string | null | undefined {
  const { container } = render(<Avatar name="Ada" picture={image} sizePx={120} />);
  return container.querySelector('img')?.getAttribute('src');
}

it('requests an uploaded picture cropped by the server around the stored focal point', () => {
  expect(addressOf('/images/user/0f.webp')).toBe('/images/user/0f.webp?w=150&h=150&fit=crop&crop=focalpoint');
});

it('uses a provider’s picture address unchanged', () => {
  const address = 'https://lh3.googleusercontent.com/a/ada=s96-c';
  expect(addressOf(address)).toBe(address);
});
