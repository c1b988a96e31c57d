import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Ellipsis } from 'lucide-react';
import { afterEach, expect, test, vi } from 'vitest';
import { Menu } from '../../../src/ui/components/overlay/menu.tsx';
import { renderIn } from '../support/with-translations.tsx';

afterEach(cleanup);

/** jsdom has no top layer: popovers stay hidden there. */
const theMenu = () => screen.queryByRole('menu', { hidden: true });

async function openMenu() {
  const chosen = vi.fn<(label: string) => void>();
  const items = ['Earlier', 'Later', 'Remove'].map((label) => ({
    label,
    disabled: label === 'Later',
    onSelect: () => {
      chosen(label);
    },
  }));
  await renderIn('en', <Menu label="Kandy" trigger={Ellipsis} items={items} />);
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Kandy' });
  button.focus();
  return { user, chosen, button };
}

test('opens by keyboard on the first or last item and wraps around', async () => {
  const { user, button } = await openMenu();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Earlier');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement?.textContent).toBe('Remove');
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Earlier');
  await user.keyboard('r');
  expect(document.activeElement?.textContent).toBe('Remove');
});

test('runs the chosen item once, closes and returns the focus', async () => {
  const { user, chosen, button } = await openMenu();
  await user.keyboard('{ArrowUp}{Enter}');
  expect(chosen.mock.calls).toEqual([['Remove']]);
  expect(theMenu()).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('ignores a disabled item and closes on Escape', async () => {
  const { user, chosen } = await openMenu();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(chosen).not.toHaveBeenCalled();
  expect(theMenu()).not.toBeNull();
  await user.keyboard('{Escape}');
  expect(theMenu()).toBeNull();
});

test('closes on a click outside', async () => {
  const { user } = await openMenu();
  await user.keyboard('{ArrowDown}');
  await user.click(document.body);
  expect(theMenu()).toBeNull();
});
