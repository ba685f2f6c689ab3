import { FormPage, useSchemaForm } from '@freightdesk/shared-ui/forms';
import { act, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { complete, field, Fields, nothing, PaymentForm, paymentInput, press, saved } from './payment-form.builder';
import { renderScreen } from './render-screen';

describe('a form that fills a page', () => {
  interface PaymentPageProps {
    onSaved?: (() => void) | undefined;
    onActKey?: () => void;
    over?: ReactNode;
  }
  function PaymentPage({ onSaved = nothing, onActKey, over }: PaymentPageProps) {
    const form = useSchemaForm(paymentInput, complete);
    const navigate = useNavigate();
    const leave = () => void navigate('/elsewhere');
    return (
      <>
        <p>Beside the fields</p>
        <Link to="/elsewhere">Elsewhere</Link>
        <FormPage
          form={form}
          submitLabel="Save"
          onSubmit={saved}
          onSaved={onSaved}
          onCancel={leave}
          {...(onActKey && { onActKey })}
        >
          <Fields form={form} />
          {over}
        </FormPage>
      </>
    );
  }
  const routes = (onSaved?: () => void, more: PaymentPageProps = {}) => [
    { path: '/', element: <PaymentPage onSaved={onSaved} {...more} /> },
    { path: '/elsewhere', element: <p>Elsewhere it is</p> },
  ];

  it('holds a person back from leaving typed work, until they say so', async () => {
    const { user } = renderScreen(routes());
    await user.type(field('IFSC'), 'x');

    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click(press('Keep editing'));
    expect(field('IFSC')).toHaveValue('X');

    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click(press('Leave'));
    expect(await screen.findByText('Elsewhere it is')).toBeVisible();
  });

  it('is left by Escape where something was typed, which asks first; untouched it stays', async () => {
    const { user } = renderScreen(routes());
    await user.click(field('IFSC'));
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Leave without saving?')).toBeNull();
    await user.type(field('IFSC'), 'x');

    await user.keyboard('{Escape}');
    await user.click(press('Keep editing'));
    expect(field('IFSC')).toHaveValue('X');

    await user.click(field('IFSC'));
    await user.keyboard('{Escape}');
    await user.click(press('Leave'));
    expect(await screen.findByText('Elsewhere it is')).toBeVisible();
  });

  it('whose record is read anew once it is saved has the cursor where it was', async () => {
    function ReadAnew() {
      const [version, setVersion] = useState(1);
      return <PaymentPage key={version} onSaved={() => setVersion(version + 1)} />;
    }
    const { user } = renderScreen([{ path: '/', element: <ReadAnew /> }]);
    const before = field('IFSC');
    await user.type(before, 'x');

    await user.keyboard('{Control>}s{/Control}');

    await waitFor(() => expect(field('IFSC')).not.toBe(before));
    expect(field('IFSC')).toHaveFocus();
  });

  it('hears Ctrl+S from the moment it is seen', async () => {
    /** Is shown after the form, with which it comes, and before the browser paints them. */
    function QuickHand() {
      useLayoutEffect(() => {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true }));
      }, []);
      return null;
    }
    const onSaved = jest.fn();
    renderScreen([
      {
        path: '/',
        element: (
          <>
            <PaymentPage onSaved={onSaved} />
            <QuickHand />
          </>
        ),
      },
    ]);

    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  });

  it('hears Ctrl+S and Escape also after a click beside its fields, when the browser would save the page', async () => {
    const onSaved = jest.fn();
    const { user } = renderScreen(routes(onSaved));
    await user.type(field('IFSC'), 'x');
    await user.click(screen.getByText('Beside the fields'));
    expect(document.body).toHaveFocus();

    await user.keyboard('{Escape}');
    await user.click(press('Keep editing'));
    await user.click(screen.getByText('Beside the fields'));
    await user.keyboard('{Control>}s{/Control}');

    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  });

  it.each([
    ['a text', () => field('IFSC')],
    ['a list of choices', () => screen.getByRole('combobox', { name: 'Mode' })],
  ])('presses its own button by Ctrl+Enter in %s', async (_which, within) => {
    const [onSaved, onActKey] = [jest.fn(), jest.fn()];
    const { user } = renderScreen(routes(onSaved, { onActKey }));

    act(() => within().focus());
    await user.keyboard('{Control>}{Enter}{/Control}');

    expect(onActKey).toHaveBeenCalledTimes(1);
    expect(onSaved).not.toHaveBeenCalled();
  });

  it.each(['{Control>}s{/Control}', '{Control>}{Enter}{/Control}'])(
    'leaves %s in a dialog over it to that dialog',
    async (keys) => {
      const [onSaved, save] = [jest.fn(), jest.fn(saved)];
      const { user } = renderScreen(routes(onSaved, { over: <PaymentForm start={complete} save={save} /> }));

      act(() => screen.getByRole('combobox', { name: 'Mode' }).focus());
      await user.keyboard(keys);

      await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
      expect(onSaved).not.toHaveBeenCalled();
    },
  );

  it('keeps fields that are gone to above its bar, however high that is', () => {
    const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(172);

    renderScreen(routes());

    const form = field('IFSC').closest('form') ?? document.body;
    expect(form.style.getPropertyValue('--bar-of-actions')).toBe('172px');
    height.mockRestore();
  });

  it('lets go once it is saved', async () => {
    const screenOf: { go?: () => void } = {};
    const { user, router } = renderScreen(routes(() => screenOf.go?.()));
    screenOf.go = () => void router.navigate('/elsewhere');
    await user.type(field('IFSC'), 'x');

    await user.click(press('Save'));

    expect(await screen.findByText('Elsewhere it is')).toBeVisible();
  });
});
