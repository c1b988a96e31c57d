import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { NumberField } from '../../../src/ui/components/form/number-field.tsx';
import { renderIn } from '../support/with-translations.tsx';

afterEach(cleanup);

function Nights({ onValue }: { onValue: (value: number | null) => void }) {
  const [value, setValue] = useState<number | null>(2);
  const change = (next: number | null) => {
    setValue(next);
    onValue(next);
  };
  return <NumberField label="Nights" value={value} onChange={change} min={1} max={366} />;
}

it('clamps a value out of bounds on blur and keeps the last valid number for invalid text', async () => {
  let last: number | null = 2;
  await renderIn('en', <Nights onValue={(value) => (last = value)} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nights' });
  const typed = (text: string) => {
    fireEvent.change(field, { target: { value: text } });
    const shown = field.value;
    fireEvent.blur(field);
    return [shown, last, field.value];
  };
  typed('40');
  expect(typed('400')).toEqual(['400', 366, '366']);
  expect(typed('0')).toEqual(['0', 1, '1']);
  expect(typed('12')).toEqual(['12', 12, '12']);
  expect(typed('12x')).toEqual(['12x', 12, '12']);
});
