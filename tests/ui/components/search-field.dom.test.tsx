import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchField } from '../../../src/ui/components/form/search-field.tsx';

let reported: string[];

beforeEach(() => {
  vi.useFakeTimers();
  reported = [];
  render(<Search />);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Search() {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchField
        label="Search"
        value={value}
        onChange={(text) => {
          reported.push(text);
          setValue(text);
        }}
      />
      <button onClick={() => setValue('hanoi')}>Back</button>
    </>
  );
}

const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('SearchField', () => {
  it('reports the first letter after a pause in its own event', () => {
    type('p');
    expect(reported).toEqual(['p']);
    pass(5_000);
    type('pa');
    expect(reported).toEqual(['p', 'pa']);
  });

  it('reports fast typing every 100 ms, the last letter always, and spaces around it never', () => {
    for (const text of ['p', 'pa', 'pai', 'pai ']) {
      type(text);
      pass(40);
    }
    pass(100);
    expect(reported).toEqual(['p', 'pai']);
  });

  it('keeps what was typed since the last report, and takes a value that was set from outside', () => {
    type('p');
    pass(0);
    type('pa');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'pa');
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'hanoi');
    pass(100);
    expect(reported).toEqual(['p']);
  });
});
