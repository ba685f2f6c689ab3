import { messageOf, mutationOf, queryOf } from '@freightdesk/data-access-api';
import { listDemoPeople, signInAsDemoPerson } from '@freightdesk/demo-contract';
import type { Role } from '@freightdesk/shared-access';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useAuthContext } from '@freightdesk/shared-session';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';

const People = styled('section')({ display: 'grid', gap: 8 });

const Person = styled(Button)({ justifyContent: 'space-between', gap: 16, textAlign: 'start' });

/** How the five roles are spoken of. */
const work: Readonly<Record<Role, string>> = {
  ADMIN: 'Administration',
  MARKETING: 'Marketing',
  INTERNATIONAL: 'International desk',
  DOMESTIC: 'Domestic desk',
  ACCOUNT: 'Accounts',
};

/** One button for each person of the sample company. */
export function DemoSignIn() {
  const { t } = useTranslation();
  const { signIn } = useAuthContext();
  const people = useQuery(queryOf(listDemoPeople, undefined));
  const entering = useMutation(mutationOf(signInAsDemoPerson));
  const error = entering.error ?? people.error;

  const enter = (roleName: Role) =>
    entering.mutate({ roleName }, { onSuccess: ({ accessToken, user }) => signIn(accessToken, user) });

  return (
    <People aria-label={t('People of the demo company')}>
      <Typography variant="body2" color="textSecondary">
        {t('Or look around as one of the five people of the demo company:')}
      </Typography>
      {error && <Alert severity="error">{t(messageOf(error))}</Alert>}
      {people.data?.map(({ id, name, roleName }) => (
        <Person
          key={id}
          variant="outlined"
          color="inherit"
          disabled={entering.isPending}
          onClick={() => enter(roleName)}
        >
          <span>{t('Sign in as {{name}}', { name })}</span>
          <Typography component="span" variant="caption" color="textSecondary">
            {t(work[roleName])}
          </Typography>
        </Person>
      ))}
    </People>
  );
}
