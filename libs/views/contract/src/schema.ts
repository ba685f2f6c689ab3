export { removeViewInput, savedView, saveViewInput, views, viewsQuery } from './view/view.schema';
