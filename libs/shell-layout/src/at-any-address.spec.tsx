import { renderScreen } from '@freightdesk/shared-testing-web';
import { act, screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { atAnyAddress } from './at-any-address';

const drawn = jest.fn();

const Frame = atAnyAddress<{ name: string }>(({ name, leadTo }) => {
  drawn();
  return (
    <>
      <button type="button" onClick={() => void leadTo('/list?page=3')}>
        {name}
      </button>
      <Outlet />
    </>
  );
});

it('a frame that leads somewhere is drawn once, whatever address is shown in it', async () => {
  const { user, router } = renderScreen(
    [{ path: '/', element: <Frame name="Third page" />, children: [{ path: 'list', element: <p>Rows</p> }] }],
    { path: '/list' },
  );
  await act(async () => router.navigate('/list?page=2'));
  expect(drawn).toHaveBeenCalledTimes(1);

  await user.click(screen.getByRole('button', { name: 'Third page' }));

  expect(router.state.location.search).toBe('?page=3');
  expect(drawn).toHaveBeenCalledTimes(1);
});
