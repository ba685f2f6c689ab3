import * as contract from '@freightdesk/views-contract';
import * as schema from '@freightdesk/views-contract/schema';
import type { Api } from '@freightdesk/shared-server-kit';
import { removeView } from './view/remove-view';
import { saveView } from './view/save-view';
import { viewsFor } from './view/view.repository';

export function registerViews(api: Api): void {
  api.read(contract.listViews, { input: schema.viewsQuery, output: schema.views }, ({ list }, { db, actor }) =>
    viewsFor(db, actor, list),
  );
  api.write(contract.saveView, { input: schema.saveViewInput, output: schema.savedView }, saveView);
  api.write(contract.removeView, { input: schema.removeViewInput, output: schema.savedView }, removeView);
}
