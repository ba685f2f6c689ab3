export { PagesWithViews } from './list-views';
