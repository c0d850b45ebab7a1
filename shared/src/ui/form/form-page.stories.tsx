import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { ApiError } from '../../platform';
import { useDemoForm } from '../../testing/stories/useDemoForm';
import { Money } from '../display/money';
import { NumberField } from '../inputs/number-field';
import { TextField } from '../inputs/text-field';
import { FormPage, type FormPageProps } from './form-page';
import { FormSection } from './form-section';
import { FormTotals } from './form-totals';

interface DemoPageProps {
  send?: () => Promise<unknown>;
  name?: string;
}

function DemoPage({ send, name = '' }: DemoPageProps) {
  const form = useDemoForm(send, { name, price: name ? 8450 : null });
  return (
    <FormPage
      form={form}
      submitLabel="Guardar"
      cancelTo="/productos"
      totals={<FormTotals items={[{ label: 'Precio', value: <Money value={form.values.price} />, strong: true }]} />}
    >
      <FormSection title="Datos" columns={2}>
        <TextField label="Nombre" required {...form.bindField('name')} />
        <NumberField label="Precio" required prefix="$" decimals={2} {...form.bindField('price')} />
      </FormSection>
    </FormPage>
  );
}

const submit: Story['play'] = ({ canvasElement }) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Guardar' }));

const meta: Meta<FormPageProps & DemoPageProps> = {
  title: 'form/FormPage',
  component: FormPage,
  render: ({ send, name }) => <DemoPage send={send} name={name} />,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
};
export default meta;
type Story = StoryObj<FormPageProps & DemoPageProps>;

export const Empty: Story = {};
export const Filled: Story = { args: { name: 'DKX-620' } };
export const WithErrors: Story = { play: submit };
export const Sending: Story = { args: { name: 'DKX-620', send: () => new Promise(() => undefined) }, play: submit };
export const Denied: Story = {
  args: {
    name: 'DKX-620',
    send: () => Promise.reject(new ApiError('Su cuenta no puede cambiar productos.', 403, 'PERMISO_DENEGADO')),
  },
  play: submit,
};
