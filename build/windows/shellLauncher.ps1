# Makes the kiosk the shell of one Windows account (Enterprise, Education or IoT), run as administrator:
#   powershell -ExecutionPolicy Bypass -File shellLauncher.ps1 -Account kiosk
# No desktop runs behind the kiosk. Windows restarts the kiosk whenever it ends, except when staff exited it.
param([Parameter(Mandatory = $true)][string]$Account)
$ErrorActionPreference = 'Stop'

# Actions of Shell Launcher for the end of its shell.
$Restart = 0
$DoNothing = 3
# The exit code of "Leave the kiosk" in the staff menu (electron/shell.ts).
$ExitedByStaff = 64

Enable-WindowsOptionalFeature -Online -NoRestart -All -FeatureName Client-EmbeddedShellLauncher | Out-Null
$program = Join-Path (Split-Path $PSScriptRoot) 'Storefront Kiosk.exe'
$sid = (New-Object System.Security.Principal.NTAccount($Account)).Translate([System.Security.Principal.SecurityIdentifier]).Value
$launcher = [wmiclass]'\\localhost\root\standardcimv2\embedded:WESL_UserSetting'
# Every other account keeps its desktop.
$launcher.SetDefaultShell('explorer.exe', $Restart) | Out-Null
$launcher.SetCustomShell($sid, "`"$program`" --kiosk --supervised", @($ExitedByStaff), @($DoNothing), $Restart) | Out-Null
$launcher.SetEnabled($true) | Out-Null
