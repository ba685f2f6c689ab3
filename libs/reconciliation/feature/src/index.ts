import type { Permission } from '@freightdesk/shared-access';
import type { Feature } from '@freightdesk/shared-route';

const routes: Feature<Permission>['routes'] = [];

const navigation: Feature<Permission>['navigation'] = [];

/** By what others link to the records. */
const pages: Feature['pages'] = {};

export const feature: Feature<Permission> = { routes, navigation, pages };
