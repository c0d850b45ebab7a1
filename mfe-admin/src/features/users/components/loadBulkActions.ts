/** Loads the actions on several users. */
export const loadBulkActions = () => import(/* webpackChunkName: "bulk-users" */ './BulkActions');
