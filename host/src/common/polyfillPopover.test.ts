import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { polyfillPopover } from './polyfillPopover';

jest.mock('@oddbird/popover-polyfill', () => {
  throw new Error('Loading chunk popover failed.');
});

const OPEN = 'surco-popover-open';

test('without the polyfill the buttons still open and close their menus', async () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  document.body.innerHTML = `
    <button popovertarget="one">Cuenta</button><div id="one" popover="auto"><a href="#perfil">Mi perfil</a></div>
    <button popovertarget="two">Más</button><div id="two" popover="auto"></div>`;
  const [one, two] = [...document.querySelectorAll('[popover]')];
  await polyfillPopover();
  expect(document.documentElement).toHaveClass('surco-no-popover');
  await userEvent.click(screen.getByText('Cuenta'));
  expect(one).toHaveClass(OPEN);
  await userEvent.click(screen.getByText('Más'));
  expect(one).not.toHaveClass(OPEN);
  expect(two).toHaveClass(OPEN);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(two).not.toHaveClass(OPEN);
  await userEvent.click(screen.getByText('Cuenta'));
  await userEvent.click(screen.getByText('Mi perfil'));
  expect(one).not.toHaveClass(OPEN);
});
