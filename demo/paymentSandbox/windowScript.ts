/**
 * Begins a provider's script: showWindow(path) lays the provider's page over the shop's and answers with what is said
 * there. Put inside a function of its own.
 */
export const windowScript = `
  const base = new URL('..', document.currentScript.src).href;
  const showWindow = (path) => new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.title = 'Payment provider';
    frame.src = base + path;
    frame.style.cssText = 'position:fixed;inset:0;z-index:2147483000;width:100%;height:100%;border:0';
    const listen = ({ data, source }) => {
      if (source !== frame.contentWindow) return;
      window.removeEventListener('message', listen);
      frame.remove();
      resolve(data);
    };
    window.addEventListener('message', listen);
    document.body.append(frame);
    frame.focus();
  });
`;

export const APPROVE = 'Approve payment';
export const DECLINE = 'Decline payment';
export const CANCEL = 'Cancel and return';
