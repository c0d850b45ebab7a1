import { create } from 'zustand';

/**
 * The name of the record on the page, null on other pages. A page with a record renders its own heading: the layout
 * then omits the one of the route, and names the browser tab after the record.
 */
export const useRecordTitle = create<{ title: string | null }>()(() => ({ title: null }));
