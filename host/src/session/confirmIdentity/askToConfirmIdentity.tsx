import { renderOutsideApp } from '../../common/renderOutsideApp';
import AntdConfig from '../../shell/theme/AntdConfig';
import { ConfirmIdentityDialog } from './ConfirmIdentityDialog';

let isAsking = false;

/**
 * Shows the dialog that confirms who the user is. While it is shown, further refusals give up: also the new sign-in is
 * refused when the person chose another account.
 * @returns whether to repeat the request that needs it
 */
export async function askToConfirmIdentity(): Promise<'retry' | 'give-up'> {
  if (isAsking) return 'give-up';
  isAsking = true;
  return new Promise((resolve) => {
    renderOutsideApp((remove) => {
      const close = (decision: 'retry' | 'give-up') => () => {
        isAsking = false;
        remove();
        resolve(decision);
      };
      return (
        <AntdConfig>
          <ConfirmIdentityDialog onConfirmed={close('retry')} onCancel={close('give-up')} />
        </AntdConfig>
      );
    });
  });
}
