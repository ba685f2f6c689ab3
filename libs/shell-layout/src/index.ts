export { AvatarGroup, type AvatarGroupProps } from './avatar/avatar-group';
export { DashboardLayout, type DashboardLayoutProps, type Layout } from './dashboard-layout';
export { ChunkLoadError, loadChunk } from './load-chunk';
export { loadHelpPage } from './help/load-help-page';
export { LogoLink } from './logo-link';
export {
  type FeatureAction,
  type FeatureRoute,
  type NavigationItem,
  type RouteFacts,
} from './navigation/navigation-item';
export { isExternal, type Viewer, visibleItems } from './navigation/navigation.rules';
export { PageTitle } from './page-focus';
export { useCommands } from './palette/use-commands';
export { NotFoundPage } from './pages/not-found-page';
export { RouterFailurePage } from './pages/router-failure-page';
export { SessionEndDialog } from './session-end/session-end-dialog';
export { SimpleLayout } from './simple-layout';
