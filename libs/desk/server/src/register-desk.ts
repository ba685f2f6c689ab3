import { listNotifications, readNotifications } from '@freightdesk/desk-contract';
import { notifications, readNotificationsInput, readNotificationsOutput } from '@freightdesk/desk-contract/schema';
import type { Api } from '@freightdesk/shared-server-kit';
import type { DeskPorts } from './desk-ports';
import { notificationsFor } from './notification/list-notifications';
import { rungFrom } from './notification/notification.repository';
import { readBy } from './notification/read-notifications';

export function registerDesk(api: Api, ports: DeskPorts): void {
  const rungFor = rungFrom(ports);
  const of = { due: ports.due, rungFor };
  api.read(listNotifications, { output: notifications }, (_input, context) => notificationsFor(of, context));
  api.write(readNotifications, { input: readNotificationsInput, output: readNotificationsOutput }, readBy(rungFor));
}
