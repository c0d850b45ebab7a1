/** Loads the actions on several customers. */
export const loadBulkActions = () => import(/* webpackChunkName: "bulk-customers" */ './BulkActions');
