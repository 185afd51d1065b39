# Makes the kiosk the shell of one Windows account (Enterprise, Education or IoT), run as administrator:
#   powershell -ExecutionPolicy Bypass -File shellLauncher.ps1 -Account kiosk
# There is no desktop behind it, and Windows starts it again whenever it ends, unless staff left it.
param([Parameter(Mandatory = $true)][string]$Account)
$ErrorActionPreference = 'Stop'

# What Shell Launcher may do when its shell ends.
$StartAgain = 0
$DoNothing = 3
# The exit code of "Leave the kiosk".
$LeftByStaff = 64

Enable-WindowsOptionalFeature -Online -NoRestart -All -FeatureName Client-EmbeddedShellLauncher | Out-Null
$program = Join-Path (Split-Path $PSScriptRoot) 'Storefront Kiosk.exe'
$sid = (New-Object System.Security.Principal.NTAccount($Account)).Translate([System.Security.Principal.SecurityIdentifier]).Value
$launcher = [wmiclass]'\\localhost\root\standardcimv2\embedded:WESL_UserSetting'
# Every other account keeps its desktop.
$launcher.SetDefaultShell('explorer.exe', $StartAgain) | Out-Null
$launcher.SetCustomShell($sid, "`"$program`" --kiosk --supervised", @($LeftByStaff), @($DoNothing), $StartAgain) | Out-Null
$launcher.SetEnabled($true) | Out-Null
