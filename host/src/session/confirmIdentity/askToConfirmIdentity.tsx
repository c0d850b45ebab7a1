import { renderOutsideApp } from '../../common/renderOutsideApp';
import AntdConfig from '../../shell/theme/AntdConfig';
import { ConfirmIdentityDialog } from './ConfirmIdentityDialog';

/** Shows the dialog that confirms who the user is. @returns whether to repeat the request that needs it */
export function askToConfirmIdentity(): Promise<'retry' | 'give-up'> {
  return new Promise((resolve) => {
    renderOutsideApp((remove) => {
      const close = (decision: 'retry' | 'give-up') => () => {
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
