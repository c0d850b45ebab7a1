/** Loads the actions on several products. */
export const loadBulkActions = () => import(/* webpackChunkName: "bulk-products" */ './BulkActions');
