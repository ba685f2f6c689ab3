import type { LinkRoute } from './link-route';
import type { RecordPages } from './record-pages';
import type { FeatureAction, FeatureRoute, NavigationItem } from './route';

/** What a column hands to the app: its screens, and how people come to them. */
export interface Feature<Permission extends string = string> {
  routes: readonly FeatureRoute<Permission>[];
  /** Pages that people outside open by a link. */
  links?: readonly LinkRoute[];
  /** Its entries of the menu; none where its screens are reached from elsewhere. */
  navigation?: readonly NavigationItem<Permission>[];
  /** What a person may begin from anywhere. */
  actions?: readonly FeatureAction<Permission>[];
  /** The pages of its records, by which others link to them. */
  pages?: RecordPages;
  /** Where it shows records of other columns, to those who don't reach the pages of their own. */
  panels?: RecordPages;
}
