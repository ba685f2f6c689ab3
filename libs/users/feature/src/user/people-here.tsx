import { queryOf } from '@freightdesk/data-access-api';
import { type Page, pageSizes } from '@freightdesk/shared-endpoint';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useAuthContext } from '@freightdesk/shared-session';
import { AvatarGroup } from '@freightdesk/shared-ui';
import { type ListedUser, listUsers, wasSeenLately } from '@freightdesk/users-contract';
import { useQuery } from '@tanstack/react-query';

const seenLately = ({ data }: Page<ListedUser>) =>
  data.filter(({ lastSeenAt }) => wasSeenLately(lastSeenAt, new Date()));

/** Who else is at work in the product at this moment. It shows nothing while nobody is, or while that is not known. */
export function PeopleHere() {
  const { t } = useTranslation();
  const { user } = useAuthContext();
  const { data: people = [] } = useQuery({
    ...queryOf(listUsers, { sort: '-lastSeenAt', status: 'ACTIVE', pageSize: pageSizes.most }),
    select: seenLately,
  });
  const others = people.filter(({ id }) => id !== user?.id);
  return others.length > 0 && <AvatarGroup label={t('Here now')} people={others} />;
}
