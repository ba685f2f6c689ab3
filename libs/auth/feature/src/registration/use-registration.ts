import { register, type RegisterInput } from '@freightdesk/auth-contract';
import { mutationOf } from '@freightdesk/data-access-api';
import { useAuthContext } from '@freightdesk/shared-session';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';

/** Registers by a one-time link; whoever registered is signed in and stands on the dashboard. */
export function useRegistration(token: string) {
  const { signIn } = useAuthContext();
  const navigate = useNavigate();
  const { mutateAsync } = useMutation(mutationOf(register));

  return async (input: Omit<RegisterInput, 'token'>) => {
    const { accessToken, user } = await mutateAsync({ ...input, token });
    signIn(accessToken, user);
    await navigate('/dashboard', { replace: true });
  };
}
