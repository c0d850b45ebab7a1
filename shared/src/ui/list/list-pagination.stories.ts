import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListPagination } from './list-pagination';

const meta: Meta<typeof ListPagination> = {
  title: 'list/ListPagination',
  component: ListPagination,
  args: {
    page: { data: [], page: 1, size: 10, totalPages: 129, totalRecords: 1284 },
    setPage: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof ListPagination>;

export const FirstPage: Story = {};
export const MiddlePage: Story = {
  args: { page: { data: [], page: 64, size: 10, totalPages: 129, totalRecords: 1284 } },
};
