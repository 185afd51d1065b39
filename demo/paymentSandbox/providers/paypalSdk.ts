/** PayPal's JavaScript SDK, reduced to the single button that opens PayPal's window. */
export const payPalSdk = `(() => {
  const base = new URL('..', document.currentScript.src).href;
  window.paypal = {
    Buttons: (options) => {
      let button;
      const listen = async ({ data, origin }) => {
        if (origin !== new URL(base).origin || !data?.payPal) return;
        window.removeEventListener('message', listen);
        if (data.payPal === 'approved') await options.onApprove({ orderID: data.id });
        else options.onCancel();
      };
      return {
        async render(container) {
          button = document.createElement('button');
          button.type = 'button';
          button.ariaLabel = 'PayPal';
          button.textContent = 'PayPal';
          button.style.cssText = 'width:100%;max-width:24rem;min-height:48px;border:0;border-radius:24px;background:#ffc439;color:#003087;font:italic 800 18px system-ui;cursor:pointer';
          button.onclick = async () => {
            const isOpened = await options.onClick?.({}, { resolve: () => true, reject: () => false });
            if (isOpened === false) return;
            const page = window.open('', 'paypal', 'width=480,height=640');
            try {
              const id = await options.createOrder();
              window.addEventListener('message', listen);
              page.location = base + 'window/' + id;
            } catch (error) {
              page?.close();
              options.onError(error);
            }
          };
          container.append(button);
        },
        async close() {
          window.removeEventListener('message', listen);
          button?.remove();
        },
      };
    },
  };
})();`;
