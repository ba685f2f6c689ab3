import { object, string } from '@freightdesk/shared-endpoint/schema';
import { FormDialog, TextInput, useSchemaForm } from '@freightdesk/shared-ui/forms';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from './render-screen';

const bankInput = object({ name: string().required().label('Name') });

function BankForm({ onClose }: { onClose: () => void }) {
  const form = useSchemaForm(bankInput, {});
  return (
    <FormDialog form={form} title="Add bank" submitLabel="Save" onSubmit={() => Promise.resolve()} onClose={onClose}>
      <TextInput form={form} name="name" />
    </FormDialog>
  );
}

function Banks() {
  const [isAdding, setAdding] = useState(true);
  return (
    <>
      <h1>Banks</h1>
      {isAdding ? <BankForm onClose={() => setAdding(false)} /> : null}
    </>
  );
}

async function openForm() {
  const shown = renderScreen([
    { path: '/', element: <h1>Start</h1> },
    { path: '/banks', element: <Banks /> },
  ]);
  await act(() => shown.router.navigate('/banks'));
  return shown;
}

describe('the way back, over an open dialog', () => {
  it('closes the dialog and stays on the page', async () => {
    const { router } = await openForm();

    await act(() => router.navigate(-1));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/banks');
  });

  it('asks where something is typed, and keeps it', async () => {
    const { router, user } = await openForm();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Axis');

    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/banks');
    await user.click(screen.getByRole('button', { name: /^(Stay|Keep)/ }));

    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Axis');
  });

  it('leaves the page once the dialog is closed', async () => {
    const { router } = await openForm();
    await act(() => router.navigate(-1));

    await act(() => router.navigate(-1));

    expect(router.state.location.pathname).toBe('/');
  });
});
