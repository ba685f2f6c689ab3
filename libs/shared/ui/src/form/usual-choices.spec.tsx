import { renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { useUsual, withBorne } from './usual-choices';

const payment = { id: 'payment', title: 'Payment', isDefault: true };
const claims = { id: 'claims', title: 'Claims', isDefault: false };
const offered = [payment, claims];

interface Values {
  termIds?: string[];
}

function formOf(defaultValues: Values, known: typeof offered | undefined) {
  return renderHook(
    ({ choices }) => {
      const form = useForm<Values>({ defaultValues });
      form.register('termIds');
      useUsual(form, 'termIds', choices);
      return { form, isDirty: form.formState.isDirty };
    },
    { initialProps: { choices: known } },
  );
}

describe('a record', () => {
  it('that is new begins with the usual choices as soon as they are known, and is untouched all the same', () => {
    const { result, rerender } = formOf({}, undefined);
    expect(result.current.form.getValues('termIds')).toBeUndefined();

    rerender({ choices: offered });

    expect(result.current.form.getValues('termIds')).toEqual(['payment']);
    expect(result.current.isDirty).toBe(false);
  });

  it('that says which it has keeps those, and none where it has none', () => {
    expect(formOf({ termIds: ['claims'] }, offered).result.current.form.getValues('termIds')).toEqual(['claims']);
    expect(formOf({ termIds: [] }, offered).result.current.form.getValues('termIds')).toEqual([]);
  });

  it('shows what it bears already, though that is offered no longer', () => {
    const former = { id: 'former', title: 'Terms of 2024' };

    expect(withBorne(offered, [claims, former])).toEqual([
      { value: 'payment', label: 'Payment' },
      { value: 'claims', label: 'Claims' },
      { value: 'former', label: 'Terms of 2024' },
    ]);
  });
});
