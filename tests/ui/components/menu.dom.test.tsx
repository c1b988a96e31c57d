import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Ellipsis } from 'lucide-react';
import { afterEach, expect, test, vi } from 'vitest';
import { Menu } from '../../../src/ui/components/overlay/menu.tsx';
import { renderIn } from '../support/with-translations.tsx';

afterEach(cleanup);

/** The test's document has no top layer: to it a popover stays hidden. */
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

test('opens by the keyboard on its first or last item and walks round', async () => {
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

test('runs an item once, closes and gives the focus back', async () => {
  const { user, chosen, button } = await openMenu();
  await user.keyboard('{ArrowUp}{Enter}');
  expect(chosen.mock.calls).toEqual([['Remove']]);
  expect(theMenu()).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('does nothing for an item that is off, and closes by Escape', async () => {
  const { user, chosen } = await openMenu();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(chosen).not.toHaveBeenCalled();
  expect(theMenu()).not.toBeNull();
  await user.keyboard('{Escape}');
  expect(theMenu()).toBeNull();
});

test('closes when something else is pressed', async () => {
  const { user } = await openMenu();
  await user.keyboard('{ArrowDown}');
  await user.click(document.body);
  expect(theMenu()).toBeNull();
});
