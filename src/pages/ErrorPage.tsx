export const ErrorPage = () => null;
