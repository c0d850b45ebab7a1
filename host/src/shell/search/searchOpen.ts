import { create } from 'zustand';

/** Whether the global search is open. */
export const useSearchOpen = create<{ isOpen: boolean }>()(() => ({ isOpen: false }));

export const openSearch = (): void => useSearchOpen.setState({ isOpen: true });
export const closeSearch = (): void => useSearchOpen.setState({ isOpen: false });
