import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RadioField } from './radio-field';

const meta: Meta<typeof RadioField> = {
  title: 'fields/RadioField',
  component: RadioField,
  args: {
    label: 'Movimiento',
    value: 'add',
    options: [
      { value: 'add', label: 'Sumar bolsas' },
      { value: 'subtract', label: 'Restar bolsas' },
    ],
  },
  render: function DemoRadioField(props) {
    const [value, setValue] = useState(props.value);
    return <RadioField {...props} value={value} onChange={setValue} />;
  },
};
export default meta;
type Story = StoryObj<typeof RadioField>;

export const TwoOptions: Story = {};
export const LongTexts: Story = {
  args: {
    options: [
      { value: 'add', label: 'Sumar las bolsas que llegaron de otro distribuidor' },
      { value: 'subtract', label: 'Restar las bolsas que se dañaron en el almacén' },
    ],
  },
};
